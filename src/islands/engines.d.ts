/** Made by `integration/engine-plugin.ts`. */
declare module 'virtual:readyroom/engines' {
  /** Addresses of the workers that judge, by locale. */
  const engines: Readonly<Record<string, string>>;
  export default engines;
}
