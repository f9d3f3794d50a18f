// A player at the page: by mouse, by touch, or by keys.

export type { Driver, Screen } from './drivers/driver.ts';
export { KeyDriver } from './drivers/keys.ts';
export { MouseDriver, TouchDriver } from './drivers/pointing.ts';
