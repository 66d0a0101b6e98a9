import fc from 'fast-check';

// `npm test` gives all properties one seed, made of the committed content: the same content has the same result, and every
// change tries other cases. SEED=… tries others still. What fails is reported with seed and path by fast-check itself.
const { SEED } = process.env;
if (SEED !== undefined) fc.configureGlobal({ seed: Number(SEED) });
