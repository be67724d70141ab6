/** Pictures of recipes, by their file in `content/assets`: the ingredients they are composed from. */
export const storyDishes: Readonly<Record<string, readonly string[]>> = {
  'rezepte/backhendl-auf-erdaepfelsalat': ['potato', 'spinach', 'bread', 'lemon', 'dill'],
  'rezepte/erdaepfelgulasch-mit-raeuchertofu': ['tomato', 'potato', 'pepper', 'parsley'],
  'rezepte/gefuellte-paprika-in-paradeissauce': ['pepper', 'tomato', 'basil'],
  'rezepte/kaerntner-ritschert': ['beans', 'carrot', 'onion', 'parsley'],
  'rezepte/kaspressknoedel-auf-blattspinat': ['cheese', 'spinach', 'potato', 'parsley'],
  'rezepte/krautfleckerl-mit-champignons': ['onion', 'mushroom', 'spinach', 'parsley'],
  'rezepte/kuerbiscremesuppe-mit-kernoel': ['pumpkin', 'nuts', 'olive-oil'],
  'rezepte/lachsforelle-mit-petersilerdaepfeln': ['fish', 'potato', 'lemon', 'parsley'],
  'rezepte/linsen-mit-spaetzle': ['lentils', 'carrot', 'onion', 'parsley'],
  'rezepte/porridge-mit-bratapfel': ['apple', 'nuts', 'berries'],
  'rezepte/topfen-ei-aufstrich-auf-bauernbrot': ['bread', 'egg', 'tomato', 'dill'],
  'rezepte/topfennockerl-mit-marillen-und-beeren': ['yoghurt', 'berries', 'apricot'],
}
