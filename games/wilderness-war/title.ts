import type { TitleFacts } from '@carillon/workshop';

/** The name of Wilderness War in files and addresses. */
export const id = 'wilderness-war';

/** What is made of its facts. */
export const facts = async (): Promise<TitleFacts> => (await import('@carillon/wilderness-war-facts')).facts;
