export { say as tellLegend } from '../texts/generated/legend/say.ts';
