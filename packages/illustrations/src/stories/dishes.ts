/** Pictures of recipes, by their file in `content/assets`: the form and the ingredients they are composed from. */
export const storyDishes: Readonly<Record<string, readonly string[]>> = {
  'rezepte/backhendl-auf-erdaepfelsalat': ['salad:leaf', 'breaded-chicken', 'potato-slices', 'pumpkin-seeds', 'chives'],
  'rezepte/erdaepfelgulasch-mit-raeuchertofu': ['goulash:red', 'potato', 'smoked-tofu', 'pepper-strips'],
  'rezepte/gefuellte-paprika-in-paradeissauce': ['stuffed:pepper', 'basil'],
  'rezepte/kaerntner-ritschert': ['stew:barley', 'white-beans', 'carrot', 'barley', 'leek', 'parsley'],
  'rezepte/kaspressknoedel-auf-blattspinat': ['dumplings:cheese', 'leaf-spinach', 'cheese-shavings'],
  'rezepte/krautfleckerl-mit-champignons': ['pasta:fleckerl', 'fried-cabbage', 'mushroom', 'parsley'],
  'rezepte/kuerbiscremesuppe-mit-kernoel': ['soup:pumpkin', 'pumpkin-seeds', 'pumpkin-seed-oil', 'bread'],
  'rezepte/lachsforelle-mit-petersilerdaepfeln': ['fillet:salmon', 'parsley-potatoes', 'lemon', 'parsley'],
  'rezepte/linsen-mit-spaetzle': ['pasta:spaetzle', 'lentils', 'carrot', 'parsley'],
  'rezepte/porridge-mit-bratapfel': ['porridge:oat', 'apple', 'nuts', 'cinnamon'],
  'rezepte/topfen-ei-aufstrich-auf-bauernbrot': ['bread:egg', 'egg', 'radish', 'chives'],
  'rezepte/topfennockerl-mit-marillen-und-beeren': ['potato-noodles:crumb', 'apricot', 'berries'],
}
