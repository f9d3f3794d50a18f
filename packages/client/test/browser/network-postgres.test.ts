import { Postgres } from '../../../server/test/postgres.ts';
import { seasonOn } from './network-season.ts';

seasonOn('PostgreSQL', async () => {
  const cluster = await Postgres.start();
  return { database: await cluster.database(), stop: () => cluster.stop() };
});
