// Loaded into dependency-cruiser (17.4.3), which has swc read every file as plain TypeScript and so stumbles over the
// first component. Files that end in x are read as what they are.
const swc = require('@swc/core');

const { parseFileSync } = swc;

/** @type {typeof parseFileSync} */
swc.parseFileSync = (/** @type {string} */ file, /** @type {import('@swc/core').ParseOptions} */ options) =>
  parseFileSync(file, { ...options, syntax: 'typescript', tsx: file.endsWith('x') });
