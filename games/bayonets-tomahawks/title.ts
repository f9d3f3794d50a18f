import type { TitleWalks } from '@carillon/testkit';
import type { TitleDocuments, TitleFacts } from '@carillon/workshop';

/** What Bayonets & Tomahawks is called in files and addresses, and in English. */
export const id = 'bayonets-tomahawks';
export const name = 'Bayonets & Tomahawks';

/** How it is walked and measured. */
export const walks = async (): Promise<TitleWalks> => (await import('@carillon/bayonets-tomahawks-host')).walks;

/** What is made of its facts. */
export const facts = async (): Promise<TitleFacts> => (await import('@carillon/bayonets-tomahawks-facts')).facts;

/** What is written about it by script. */
export const documents = async (): Promise<TitleDocuments> =>
  (await import('@carillon/bayonets-tomahawks-host')).documents;
