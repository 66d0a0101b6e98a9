/** For `tsc` by itself, which cannot read .astro files. `npm run types` can, and takes their own types. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}
