import type { TitleWalks } from '@carillon/testkit';
import type { TitleDocuments, TitleFacts } from '@carillon/workshop';

/** The name of Bayonets & Tomahawks in files and addresses, and in English. */
export const id = 'bayonets-tomahawks';
export const name = 'Bayonets & Tomahawks';

/** How to walk and measure it. */
export const walks = async (): Promise<TitleWalks> => (await import('@carillon/bayonets-tomahawks-host')).walks;

/** What is generated from its facts. */
export const facts = async (): Promise<TitleFacts> => (await import('@carillon/bayonets-tomahawks-facts')).facts;

/** Its generated documents. */
export const documents = async (): Promise<TitleDocuments> =>
  (await import('@carillon/bayonets-tomahawks-host')).documents;
