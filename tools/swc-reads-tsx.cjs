// Loaded into dependency-cruiser (17.4.3), which makes swc parse every file as plain TypeScript, so that it fails on
// the first component. Files ending in x are parsed according to their extension.
const swc = require('@swc/core');

const { parseFileSync } = swc;

/** @type {typeof parseFileSync} */
swc.parseFileSync = (/** @type {string} */ file, /** @type {import('@swc/core').ParseOptions} */ options) =>
  parseFileSync(file, { ...options, syntax: 'typescript', tsx: file.endsWith('x') });
