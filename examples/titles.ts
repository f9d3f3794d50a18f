import type { TitlePage } from '@carillon/host';
import { TITLES as PUBLISHED } from '@carillon/titles';
import { skirmish } from './skirmish/title.ts';

/** The titles on the page in development: the published ones and the examples. */
export const TITLES: readonly [TitlePage, ...TitlePage[]] = [...PUBLISHED, skirmish];
