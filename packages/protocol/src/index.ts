export * from './codes.ts';
export * from './names.ts';
export * from './notices.ts';
export * from './people.ts';
export * from './social.ts';
export * from './socket.ts';
export * from './tables.ts';
export * from './version.ts';
