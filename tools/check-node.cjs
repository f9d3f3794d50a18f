// Loaded before every script that a newcomer runs. Written in old JavaScript so that an old Node can read it.
var version = process.versions.node.split('.').map(Number);
var major = version[0];
var minor = version[1];
var fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

if (!fits) {
  console.error(
    'Carillon needs Node.js 20.19, 22.12 or newer, but this is ' +
      process.version +
      '; get one from https://nodejs.org.',
  );
  process.exit(1);
}
