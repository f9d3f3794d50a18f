import type { TitleFacts } from '@carillon/workshop';

/** The name of Bayonets & Tomahawks in files and addresses. */
export const id = 'bayonets-tomahawks';

/** What is made of its facts. */
export const facts = async (): Promise<TitleFacts> => (await import('@carillon/bayonets-tomahawks-facts')).facts;
