import type { LessonText } from '@carillon/lessons';

export const MAP: LessonText = {
  title: 'La carte et les pions',
  about: 'Lisez les cases, les liaisons et les formes, et placez les unités coloniales d’une année.',
  steps: {
    spaces: {
      say: 'Vous jouez les Britanniques, au troisième tour d’action de 1755. Les cases de la couleur de vos pions sont vos cases d’origine, celles de l’autre couleur celles des Français. Une palissade est un avant-poste, des champs une case peuplée avec de la milice, une étoile une forteresse, une ancre une base britannique ; un petit anneau est du pays sauvage, qui n’est à personne. Des rayons signalent une case de victoire ; le chiffre est sa valeur [2.1].',
    },
    shapes: {
      say: 'Les triangles sont des unités légères, les carrés des brigades, les cercles de l’artillerie, des flottes, des forts et des bastions [3.0]. Des mousquets croisés ou un chardon marquent une brigade métropolitaine, venue d’Europe ; un chapeau, une brigade coloniale. La plupart des unités ont une seconde face, réduite : elles survivent à une touche. Les commandants n’ont pas de forme.',
    },
    path: {
      say: 'Les traits pleins sont des grandes routes, les pointillés des sentiers. Seules les unités légères suivent les sentiers, de trois cases au plus [10.2]. Vous jouez la carte 2 : un point léger et deux points d’armée. Choisissez Rogers à Rumford et menez-le avec le point léger par les sentiers à Number Four, par Zawakwtegok ou par Northfield. Arrêtez-vous là.',
      army: 'Un point d’armée le déplacerait aussi, mais il le faut aux brigades. Choisissez le mouvement léger.',
      elsewhere: 'Ces unités légères sont bien où elles sont. Choisissez Rogers à Rumford.',
      raid: 'D’un raid, on revient aussitôt. Ici Rogers change de place : choisissez le mouvement léger.',
      later: 'Déplacez d’abord Rogers avec le point léger.',
      astray: 'Cela éloigne de Number Four. Passez par Zawakwtegok ou par Northfield.',
      short: 'Rogers n’est pas à Number Four. C’est à deux cases.',
      done: 'Cela met fin à votre phase, et vos points sont perdus. Déplacez d’abord Rogers.',
      other: 'Menez Rogers avec le point léger à Number Four, et arrêtez-vous.',
    },
    highway: {
      say: 'Par tour d’action, 4 unités d’un camp passent par un sentier, 16 par une grande route, 8 par une route. Les brigades avancent de deux cases, par les grandes routes et les routes seulement [10.1]. Le 35e est à New York, une base où les Français n’entrent jamais. Menez-le avec un point d’armée par Kingston à Albany, et arrêtez-vous.',
      elsewhere: 'Ces troupes restent. Choisissez la brigade de New York.',
      later: 'Cela ne mène pas la brigade à Albany. Choisissez le mouvement d’armée.',
      astray: 'On atteint Albany par Kingston.',
      mohawk: 'Les Mohawks peuvent rester à Albany, prêts pour une autre action. Arrêtez-vous ici.',
      short: 'La brigade n’est pas à Albany. Passez par Kingston.',
      done: 'Cela met fin à votre phase, et vos points sont perdus. Déplacez d’abord la brigade.',
      other: 'Menez la brigade de New York à Albany avec un point d’armée.',
    },
    'end-phase': {
      say: 'Les deux unités sont épuisées : elles n’agissent plus à ce tour. Il reste un point d’armée, et rien n’oblige à le dépenser. Terminez la phase. Après le troisième tour d’action vient un tour de logistique, la levée des coloniaux : vous tirez huit pions de la réserve coloniale [16.2].',
      construct: 'C’est permis, mais ici rien ne demande à être bâti. Terminez la phase.',
      other: 'Le reste peut rester en place. Terminez la phase.',
    },
    vagary: {
      say: 'Vous avez d’abord tiré une brigade de Nouvelle-Angleterre. Le deuxième pion n’est pas une unité mais un aléa de la guerre : un jeton qui compte comme tirage et a son propre effet [16.2]. Celui-ci vous laisse choisir une unité légère coloniale. Prenez Armstrong.',
      putnam: 'Putnam conviendrait aussi, mais la suite demande Armstrong.',
      other: 'Prenez Armstrong.',
    },
    light: {
      say: 'Deux autres aléas étaient « moins de troupes » : ils n’amènent rien. Puis quatre brigades sont venues. Placez maintenant tout le monde. Une unité légère coloniale va dans toute case d’origine amie d’une colonie [16.3]. Les raids viendront de l’Ohio : placez Armstrong à Carlisle ou à Wills Creek.',
      sea: 'La Nouvelle-Écosse est loin de l’Ohio. Placez Armstrong à Carlisle ou à Wills Creek.',
      far: 'Ce n’est pas sur le chemin des raids de l’Ohio. Placez Armstrong à Carlisle ou à Wills Creek.',
      other: 'Placez Armstrong à Carlisle ou à Wills Creek.',
    },
    'new-england': {
      say: 'Une brigade coloniale est levée dans sa colonie : la terre ombrée de ce nom [2.4]. En Nouvelle-Angleterre, Northfield a une grande route vers Number Four et une vers Albany. Placez-y la brigade de Nouvelle-Angleterre.',
      far: 'De là, il lui faut un tour de plus pour atteindre l’ennemi. Placez-la à Northfield.',
      other: 'Placez-la à Northfield.',
    },
    'new-york': {
      say: 'La brigade suivante est de New York et du New Jersey. Albany, de valeur 3, est la porte du Canada. Placez-la à Albany.',
      base: 'New York est sûre sans elle, et deux cases derrière Albany. Placez-la à Albany.',
      far: 'Les Français viennent par le lac Saint-Sacrement, à côté d’Albany. Placez-la à Albany.',
      other: 'Placez-la à Albany.',
    },
    end: {
      say: 'Les autres se placent de même. Désormais les deux camps tirent des cartes de campagne, qui ont plus de points. L’année a deux autres tours de logistique : l’arrivée des flottes et les quartiers d’hiver. Montrez une case ou un pion, ou appuyez longuement, pour lire ce que c’est.',
    },
  },
};
