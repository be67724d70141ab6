/** Drawable ingredients by their German names; the first match counts. */
const drawable: readonly (readonly [RegExp, string])[] = [
  [/süßkartoffel|erdäpfel|kartoffel/i, 'potato'],
  [/paradeiser|tomate/i, 'tomato'],
  [/karotte|möhre/i, 'carrot'],
  [/zitrone|limette/i, 'lemon'],
  [/avocado/i, 'avocado'],
  [/brokkoli|karfiol|kohlsprosse/i, 'broccoli'],
  [/champignon|schwammerl|eierschwammerl|pilz/i, 'mushroom'],
  [/^eier?$|^ei\b|\beier?\b/i, 'egg'],
  [/brot|semmel|toast|weckerl/i, 'bread'],
  [/olivenöl/i, 'olive-oil'],
  [/basilikum/i, 'basil'],
  [/petersilie|schnittlauch/i, 'parsley'],
  [/dille?\b/i, 'dill'],
  [/kürbis(?!kern)/i, 'pumpkin'],
  [/apfel|äpfel/i, 'apple'],
  [/birne/i, 'pear'],
  [/beere|ribisel|kirsche/i, 'berries'],
  [/marille|pfirsich/i, 'apricot'],
  [/rote rübe|rote bete/i, 'beetroot'],
  [/lachs|forelle|fisch|saibling|zander|karpfen/i, 'fish'],
  [/käse|feta|mozzarella|parmesan/i, 'cheese'],
  [/nuss|nüsse|mandel/i, 'nuts'],
  [/linsen?/i, 'lentils'],
  [/bohne|kichererbse|fisole/i, 'beans'],
  [/zwiebel|lauch/i, 'onion'],
  [/knoblauch/i, 'garlic'],
  [/paprika(?!pulver)|pfefferoni/i, 'pepper'],
  [/spinat|salat|mangold|rucola/i, 'spinach'],
  [/jogh?urt|topfen|skyr|sauerrahm/i, 'yoghurt'],
]

const maxDrawn = 4

/**
 * The ingredients drawn for a recipe without a photo: the first drawable ones.
 * @param ingredients German names, in the recipe's order
 */
export function pictureOf(ingredients: readonly string[]): string[] {
  const kinds = ingredients.flatMap((name) => drawable.find(([pattern]) => pattern.test(name))?.[1] ?? [])
  return [...new Set(kinds)].slice(0, maxDrawn)
}
