import type { LessonText } from '@carillon/lessons';

export const MAP: LessonText = {
  title: 'La carte et les pions',
  about: 'Lisez cases, liaisons et chiffres, et envoyez quatre pions au loin.',
  steps: {
    spaces: {
      say: 'Vous jouez les Français. Il y a trois sortes de cases. Montréal est cultivée : un carré. Niagara est en forêt : un rond. Les Alleghanys (sud) sont en montagne : un triangle. Les cases cultivées forment trois Départements : le Saint-Laurent est français dès le début, le Nord et le Sud sont britanniques [2.0]. Les forteresses font partie de la carte ; forts et palissades se bâtissent, se prennent et se détruisent.',
    },
    counters: {
      say: 'Un chef a trois chiffres : Montcalm est 1-6-2, Initiative 1, Commandement 6, Tactique 2. Une unité en a deux : force et mouvement, 3-4 pour vos réguliers. Chaque unité a deux pas. Qui perd un pas montre sa face plus faible ; qui perd les deux disparaît [7.61]. Les unités carrées sont les troupes réglées et la Milice, les rondes les auxiliaires : Indiens, coureurs des bois, Rangers.',
    },
    boat: {
      say: 'Les liaisons bleues sont des rivières et des lacs, les brunes des chemins de terre. Par terre, une unité va aussi loin que son mouvement : quatre cases pour des réguliers. En bateau, tous vont jusqu’à neuf, par les liaisons bleues seulement [6.3]. Niagara est à neuf cases exactement de Montréal. Toute carte active une unité de troupes réglées : envoyez une unité de réguliers de Montréal à Niagara avec une carte de valeur 1.',
      keep: 'Une carte de valeur 1 suffit pour une unité. Gardez François Bigot.',
      build: 'Cela sert à bâtir, et ne fait marcher personne. Choisissez l’activation.',
      discard: 'Une carte défaussée ne fait marcher personne. Choisissez l’activation.',
      lead: 'Cela active un chef avec une force. Choisissez seule une unité de réguliers de Montréal.',
      alone: 'Ce pion ne part pas de Montréal. Choisissez des réguliers de là-bas.',
      elsewhere:
        'Cela éloigne de Niagara, ou mène dans les terres sans rivière. Remontez le Saint-Laurent par Kahnawake, puis traversez le lac Ontario.',
      stop: 'L’unité peut aller plus loin. Niagara est à neuf cases en bateau.',
      other: 'Activez des réguliers de Montréal, et allez à Niagara en bateau.',
    },
    carry: {
      say: 'Une seule fois en chemin, un bateau peut être porté sur une liaison de terre, si chaque bout est une fortification amie ou une case cultivée amie dès le début. Presqu’île et la rivière aux Bœufs ont vos palissades, et le chemin entre elles est un tel portage. De la rivière aux Bœufs, on descend jusqu’aux Fourches de l’Ohio. Envoyez-y le détachement de Marine de Presqu’île, et arrêtez-vous.',
      keep: 'Une carte de valeur 1 suffit pour une unité. Gardez François Bigot.',
      build: 'Cela sert à bâtir, et ne fait marcher personne. Choisissez l’activation.',
      discard: 'Une carte défaussée ne fait marcher personne. Choisissez l’activation.',
      lead: 'Aucun chef n’est à Presqu’île. Choisissez seul le détachement de Marine.',
      alone: 'Ce pion n’est pas à Presqu’île. Choisissez le détachement de Marine qui y est.',
      elsewhere: 'Cela éloigne des Fourches de l’Ohio. Allez par la rivière aux Bœufs, Venango et Kittaning.',
      stop: 'Ce ne sont pas les Fourches de l’Ohio. Allez par la rivière aux Bœufs, Venango et Kittaning, et arrêtez-vous aux Fourches de l’Ohio.',
      other: 'Activez le détachement de Marine de Presqu’île, et allez aux Fourches de l’Ohio.',
    },
    woods: {
      say: 'Loin des rivières, la forêt ralentit les troupes réglées : si elles traversent une case de forêt, elles s’arrêtent dans la suivante, sauf si des auxiliaires marchent avec elles ou si la case a une fortification amie [6.2]. Le portage d’Oneida (est) est à trois cases de forêt de la baie de Niaouré. Activez Villiers, prenez avec lui les réguliers et les coureurs des bois, allez-y, et arrêtez-vous.',
      low: 'Villiers a l’Initiative 2. Prenez François Bigot.',
      build: 'Cela sert à bâtir, et ne fait marcher personne. Choisissez l’activation.',
      discard: 'Une carte défaussée ne fait marcher personne. Choisissez l’activation.',
      leader: 'Ce chef n’est pas à la baie de Niaouré. Choisissez Villiers.',
      alone: 'Un pion seul laisse ses guides derrière lui. Choisissez Villiers comme chef d’une force.',
      guides:
        'Prenez les deux. Sans les coureurs des bois, les réguliers s’arrêtent à la deuxième case ; sans les réguliers, personne ne peut y bâtir.',
      elsewhere:
        'Ce n’est pas le chemin du portage d’Oneida (est) à travers la forêt : c’est par Black River et West Canada Creek.',
      drop: 'Si vous en laissez une ici, les réguliers perdent leurs guides. Gardez la force ensemble.',
      stop: 'Les réguliers ne sont pas encore au portage d’Oneida (est). Avec les coureurs, ils y vont en une marche.',
      other: 'Activez Villiers avec les deux unités, et allez au portage d’Oneida (est).',
    },
    mountains: {
      say: 'Tous s’arrêtent en entrant dans une case de montagne, sauf là où il y a une fortification amie. Les Indiens qui visent la Virginie attendent donc dans la montagne, et font leur raid avec la carte suivante. Quelle montagne touche à trois cases cultivées de Virginie ? Envoyez les Shawnees de Logstown aux Alleghanys (sud).',
      hold: 'Vous pouvez garder la dernière carte, mais il faut que les Shawnees soient en chemin. Activez-les.',
      discard: 'Une carte défaussée ne fait marcher personne. Activez les Shawnees.',
      build: 'Cela sert à bâtir, et ne fait marcher personne. Activez les Shawnees.',
      lead: 'Les Indiens n’ont pas besoin de chef. Choisissez les Shawnees seuls.',
      alone: 'Ce pion est loin de la Virginie. Choisissez les Shawnees de Logstown.',
      elsewhere:
        'De là, ils n’atteignent aucune case ouverte de Virginie la prochaine fois. Allez par les Fourches de l’Ohio et la haute Monongahela aux Alleghanys (sud).',
      stop: 'Ce n’est pas assez loin. Allez jusqu’aux Alleghanys (sud).',
      other: 'Activez les Shawnees, et allez aux Alleghanys (sud).',
    },
    end: {
      say: 'Des réguliers sur les grands lacs, la Marine aux Fourches de l’Ohio, un poste dans la forêt, des pillards au-dessus de la Virginie : quatre cartes. Avant une marche, cherchez d’abord les rivières, puis vos palissades, puis des guides. Pointez une case pour voir ce qu’elle est.',
    },
  },
};
