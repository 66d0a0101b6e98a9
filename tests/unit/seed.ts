import fc from 'fast-check';

// `npm test` gives all properties of a run one random seed and prints it: SEED=… makes the same run again. What fails is
// reported with seed and path by fast-check itself.
const { SEED } = process.env;
if (SEED !== undefined) fc.configureGlobal({ seed: Number(SEED) });
