export * from './codes.ts';
export * from './names.ts';
export * from './socket.ts';
export * from './tables.ts';
export * from './version.ts';
