export { Connections, courses } from './connections.tsx';
export { faceOf, names } from './naming.ts';
export { ALLIANCE_BAND } from './palette.ts';
export { BoxPanels, frames } from './panels.tsx';
export { mapSize, positions, spaceRadius } from './positions.ts';
export { sheet } from './sheet.ts';
export { SpaceSign, Spaces } from './spaces.tsx';
