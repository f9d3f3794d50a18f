export { say as tellWar } from '../texts/generated/war/say.ts';
