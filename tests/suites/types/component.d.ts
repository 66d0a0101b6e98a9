// Not in astro.json, where a component has its own properties and one that is missing is an error.
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}
