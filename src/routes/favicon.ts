/** The READY column of `icon.ts`, 16 pixels wide: for files that are opened in the browser, which name no icon. */
const icon =
  'AAABAAEAEBAAAAEAAgB2AAAAFgAAAIlQTkcNChoKAAAADUlIRFIAAAAQAAAAEAIDAAAAYp0X8gAAAAlQTFRFAAAAioF3Kp1o9HoBcgAAAAF0Uk5TAEDm2GYAAAAbSURBVHjaY2AAAdHQ0BB0Agy0Vq1agU7glQAA6QAVfXjJN20AAAAASUVORK5CYII=';

export function GET(): Response {
  const bytes = Uint8Array.from(atob(icon), (character) => character.charCodeAt(0));
  return new Response(bytes, { headers: { 'content-type': 'image/x-icon' } });
}
