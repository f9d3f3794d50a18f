export { say as sayLegend } from '../texts/generated/legend/say.ts';
