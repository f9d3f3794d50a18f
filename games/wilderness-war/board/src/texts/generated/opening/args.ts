// Made by `npm run texts` from games/wilderness-war/board/src/texts; change it there.
import type { Value } from '@carillon/board';

/** What each message needs. */
export interface Args {
  "credit": object;
  "french": object;
  "british": object;
  "the-french": object;
  "the-british": object;
  "annus-mirabilis": object;
  "early-war": object;
  "late-war": object;
  "full-campaign": object;
  "vpEven": object;
  "vpFrench": { points: Value };
  "vpBritish": { points: Value };
  "scenario.facts": { cards: Value; score: Value; seasons: Value };
  "scenario.annus-mirabilis": object;
  "scenario.early-war": object;
  "scenario.late-war": object;
  "scenario.full-campaign": object;
  "agree.startVp": object;
  "agree.startVp.about": object;
  "agree.startVp.usual": { score: Value };
  "agree.bidding": object;
  "agree.bidding.about": object;
  "agree.bidding.none": object;
  "agree.bidding.sealed": object;
  "agree.bidding.open": object;
  "agree.favoured": object;
  "agree.tournament": object;
  "agree.tournament.about": object;
  "agree.linkedDeclarations": object;
  "agree.linkedDeclarations.about": object;
  "agree.raidsHurtMilitia": object;
  "agree.raidsHurtMilitia.about": object;
  "agree.earlyRegularsCost": object;
  "agree.earlyRegularsCost.about": object;
  "agree.surrenderByEither": object;
  "agree.surrenderByEither.about": object;
  "agree.acadiansByEither": object;
  "agree.acadiansByEither.about": object;
  "agree.regularsFromDiscards": object;
  "agree.regularsFromDiscards.about": object;
  "agree.tournamentForm": object;
  "agree.tournamentForm.about": object;
  "option.tournament": object;
  "option.linkedDeclarations": object;
  "option.raidsHurtMilitia": object;
  "option.earlyRegularsCost": object;
  "option.surrenderByEither": object;
  "option.acadiansByEither": object;
  "option.regularsFromDiscards": object;
  "option.sealedBids": object;
  "option.openBids": object;
  "option.britishFavoured": object;
  "option.tournamentForm": object;
}
