import type { TitleWalks } from '@carillon/testkit';
import type { TitleDocuments, TitleFacts } from '@carillon/workshop';

/** The name of Wilderness War in files and addresses, and in English. */
export const id = 'wilderness-war';
export const name = 'Wilderness War';

/** How to walk and measure it. */
export const walks = async (): Promise<TitleWalks> => (await import('@carillon/wilderness-war-host')).walks;

/** What is generated from its facts. */
export const facts = async (): Promise<TitleFacts> => (await import('@carillon/wilderness-war-facts')).facts;

/** Its generated documents. */
export const documents = async (): Promise<TitleDocuments> => (await import('@carillon/wilderness-war-host')).documents;
