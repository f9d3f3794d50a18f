// `npm run machine`: installs what the long suites need beside Node: browsers, PostgreSQL and nginx. It needs Debian or
// a derivative, and root; elsewhere it prints the command to type.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { argv, env, exit, getuid } from 'node:process';
import { fileURLToPath } from 'node:url';

const APT = '/usr/bin/apt-get';
/** Debian's packages. */
export const PACKAGES = ['chromium', 'firefox-esr', 'nginx-light', 'postgresql', 'webkit2gtk-driver', 'xvfb'];
const INSTALL = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', ...PACKAGES];

/**
 * @returns {number} the exit code, 0 if everything is installed
 */
function install() {
  if (!existsSync(APT) || getuid?.() !== 0) {
    console.error(`not_root_on_debian: on Debian type: sudo apt-get ${INSTALL.join(' ')}`);
    return 1;
  }
  for (const args of [['update'], INSTALL]) {
    const { status } = spawnSync(APT, args, { stdio: 'inherit', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

if (argv[1] === fileURLToPath(import.meta.url)) exit(install());
