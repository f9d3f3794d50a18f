export { Connections, connectionSigns, courses } from './connections.tsx';
export { MAP_SIZE, POSITIONS } from './generated/positions.ts';
export { faceOf, names } from './naming.ts';
export { INDIAN_BAND, NATION_BAND } from './palette.ts';
export { BoxPanels, frames } from './panels.tsx';
export { sheet } from './sheet.ts';
export { SpaceSign, Spaces } from './spaces.tsx';
