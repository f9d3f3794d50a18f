export { CODES, Code, Refusal } from './codes.ts';
export { Id, Name, Text, Time } from './names.ts';
export { ChannelList, Subscription, TestNotice, Unsubscribe, Webhook } from './notices.ts';
export { Again, LogInByPasskey, NewPasskey, Passkey, PasskeyOptions } from './passkeys.ts';
export {
  Account,
  AccountChange,
  AskReset,
  ByLink,
  Device,
  Here,
  LogIn,
  NewEmail,
  NewGuest,
  NewMember,
  NewPassword,
  NewReport,
  NoticeChoice,
  PersonName,
  Report,
  Shown,
  UseReset,
} from './people.ts';
export { ChatLines, Note, Profile, Rating, Say, SideRecord } from './social.ts';
export {
  type Changed,
  type ChatLine,
  ClientMessage,
  type Clocks,
  type Dice,
  type Done,
  FRAME_LIMIT,
  type FreeUndo,
  type Joined,
  type LogLine,
  type PatchOperation,
  type Player,
  type Presence,
  type Proposal,
  ProposalKind,
  type Refused,
  type ServerMessage,
  type Situation,
  type StandIn,
  StandInTerms,
  type TakenBackLog,
} from './socket.ts';
export {
  DiceValue,
  Ending,
  GiveValue,
  JoinTable,
  NewTable,
  Pace,
  Rest,
  Resting,
  SeatComputer,
  Table,
  TableList,
  TableStatus,
  type TitleInfo,
  TitleList,
} from './tables.ts';
export { PROTOCOL } from './version.ts';
