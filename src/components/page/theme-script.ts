/**
 * Runs in the head, before anything is painted: a stored colour scheme is applied without a flash, and the page is
 * told that scripts run (controls that need them are hidden otherwise). Inline, so its hash is in the CSP.
 */
export const themeScript = `(()=>{const r=document.documentElement;r.classList.add('js');try{const t=localStorage.getItem('readyroom:'+r.dataset.base+':theme');if(t)r.dataset.theme=t}catch{}})()`;

/** The hash of a script as the CSP wants it. */
export async function scriptHash(script: string): Promise<`sha256-${string}`> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
