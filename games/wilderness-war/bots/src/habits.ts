import type { Habits } from '@carillon/opponent';

export const HABITS: Habits = { version: 'habits-0', rates: {} };
