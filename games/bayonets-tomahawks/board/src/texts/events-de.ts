import type { EventName } from '@carillon/bayonets-tomahawks-rules/reference';

// Was die Ereignisse bewirken, in unseren eigenen Worten. Titel sind auf den Karten englisch gedruckt.
export const deEvents: Readonly<Record<EventName, string>> = {
  'round-up-men-and-equipment':
    'Frisch bis zu zwei deiner reduzierten Einheiten auf, oder hol eine Einheit voll aus dem Verlustkasten zurück.',
  'disease-in-french-camp':
    'Die Franzosen verlieren eine Brigade aus dem Mutterland, die sie wählen; ohne eine solche eine andere Brigade.',
  'delayed-supplies-from-france': 'Die Franzosen verlieren einen Punkt der Indianerkarte und einen der eigenen.',
  'construction-frenzy': 'Nach einem Bau darfst du sofort noch einmal bauen, ohne einen Punkt auszugeben.',
  'lucky-cannonball':
    'In einer Schlacht würfeln bis zu drei deiner Kreise noch einmal, die weder getroffen noch eine Flagge geworfen haben.',
  'surprise-landing': 'Briten, die in dieser Runde landen, bekommen keinen Landungsmarker.',
  'forced-march': 'In einer deiner Armeebewegungen haben alle außer leichten Einheiten einen Bewegungspunkt mehr.',
  'smallpox-infected-blankets':
    'Zwei Indianereinheiten der Franzosen auf der Karte, die die Briten wählen, kommen in den Verlustkasten.',
  'cherokee-diplomacy-british':
    'Bei höchstens 2 SP der Franzosen: Neutrale Cherokee schließen sich den Briten an; sind sie nicht neutral, verlieren die Franzosen 2 Überfallpunkte.',
  'perfect-volleys':
    'In einer Schlacht würfeln bis zu drei britische Brigaden aus dem Mutterland noch einmal, die weder getroffen noch eine Flagge geworfen haben.',
  'wintering-rear-admiral':
    'Eine britische Flotte aus dem Vorrat trifft sofort in einem eigenen Hafen ein. Stapel dort sind nicht mehr in Flucht und nicht mehr ohne Versorgung.',
  'iroquois-diplomacy-british':
    'Bei höchstens 2 SP der Franzosen: Neutrale Irokesen schließen sich den Briten an; sind sie nicht neutral, verlieren die Franzosen 2 Überfallpunkte.',
  'french-trade-goods-destroyed':
    'Die Franzosen verlieren 3 Überfallpunkte, wenn die Briten Baye de Cataracouy oder Niagara halten, 5, wenn sie beide halten.',
  'armed-battoemen':
    'Ein britischer Stapel verliert seinen Marker „Ohne Versorgung“; gibt es keinen solchen, verliert einer seinen Fluchtmarker.',
  'cherokee-diplomacy-french':
    '1755 und 1756, oder gegen britische Cherokee: 2 Überfallpunkte. Später schließen sich neutrale Cherokee den Franzosen an, wenn sie zwei der südlichen Heimatfelder kontrollieren.',
  'reluctant-wagoneers': 'Die Briten verlieren bis zu zwei einfache Armeepunkte.',
  'wilderness-ambush':
    'In einer Schlacht auf einem Außenposten oder in der Wildnis, mit französischen leichten Einheiten: Ihr Marker gewinnt 1, bei drei von ihnen 2.',
  'hesitant-british-general':
    'Alle Einheiten eines britischen Stapels auf der Karte, den die Franzosen wählen, sind verbraucht.',
  'disease-in-british-camp':
    'Die Briten verlieren eine Brigade, die sie wählen; ab 1757 eine Kolonialbrigade und eine aus dem Mutterland.',
  'frontiers-ablaze': 'Der erste erfolgreiche französische Überfall dieser Runde bringt 2 Überfallpunkte mehr.',
  'coup-de-main':
    'In einer Schlacht gegen ein britisches Fort gewinnt der französische Marker 1, und ein B&T des Forts ist ein Fehlschuss.',
  'iroquois-diplomacy-french': 'Bei mindestens 4 SP der Franzosen schließen sich ihnen die neutralen Irokesen an.',
  'french-lake-warships':
    'Eine Hauptstraße an den Seen ist den Briten in dieser Runde gesperrt, aber keine, deren Enden sie beide kontrollieren.',
  'rough-seas': 'Flotten segeln, ziehen und sammeln in dieser Runde nicht, und ihre Flaggen zählen nicht.',
  'indomitable-abbatis': 'In einer Schlacht, in der die Franzosen verteidigen, verliert der britische Marker 2.',
  'smallpox-epidemic':
    'Zwei Indianereinheiten im französischen Verlustkasten verlassen das Spiel; im letzten Jahr verlieren die Franzosen stattdessen 3 Überfallpunkte. Die Karte verlässt das Spiel.',
  'staged-lacrosse-game':
    'Gelingt ein Überfall von Indianern auf ein Feld, das ein britisches Fort allein hält, verlässt das Fort das Spiel.',
  'pursuit-of-elevated-status':
    'Bei einem Überfall von Indianern dürfen der Abfangwurf und der misslungene Überfallwurf je einmal wiederholt werden.',
  'a-right-to-plunder-and-captives':
    'Die erste Indianereinheit mit einem erfolgreichen Überfall kehrt auf ihr Ausgangsfeld zurück und kommt nicht in den Verlustkasten.',
  'british-encroachment':
    'Zwei Indianereinheiten, aus dem französischen Verlustkasten gezogen, kehren in ihre Dörfer zurück.',
  'pennsylvanias-peace-promises':
    'Zwei Einheiten der Mingo, Delaware und Chaouanon kommen in den Verlustkasten, außer wenn Diiohage, Forks of the Ohio oder Kithanink britisch oder überfallen ist.',
  'lets-see-how-the-french-fight':
    'In dieser Runde handelt keine Indianereinheit; die französische Karte hat einen leichten Punkt mehr.',
};
