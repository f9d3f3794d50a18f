export { MapArt } from './art.tsx';
export { Connections, courses } from './connections.tsx';
export { MapDefs } from './defs.tsx';
export { SpaceNames } from './names.tsx';
export { labelBox, namesAmong, readable, SETTINGS, type Setting } from './naming.ts';
export * as palette from './palette.ts';
export { BoxPanels, frames } from './panels.tsx';
export { mapSize, positions, spaceRadius } from './positions.ts';
export { SpaceSign, Spaces } from './spaces.tsx';
