import type { TitleWalks } from '@carillon/testkit';
import type { TitleDocuments, TitleFacts } from '@carillon/workshop';

/** What Wilderness War is called in files and addresses, and in English. */
export const id = 'wilderness-war';
export const name = 'Wilderness War';

/** How it is walked and measured. */
export const walks = async (): Promise<TitleWalks> => (await import('@carillon/wilderness-war-host')).walks;

/** What is made of its facts. */
export const facts = async (): Promise<TitleFacts> => (await import('@carillon/wilderness-war-facts')).facts;

/** What is written about it by script. */
export const documents = async (): Promise<TitleDocuments> => (await import('@carillon/wilderness-war-host')).documents;
