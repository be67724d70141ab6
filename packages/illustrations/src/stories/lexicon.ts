import { beanStew, china, greenSoup, lentilStew, mist, plum, pumpkinSoup, sage, terracotta } from '../palette.ts'
import { bowlOf, bowlWith, plateOf } from './containers.ts'
import { objects } from './objects.ts'
import { cheeseBoard, fruitBowl, single, soup } from './subjects.ts'
import type { TableScenePlan } from './table-scene.ts'

/** Pictures of the lexicon entries, by their file in `content/assets`; the name is also the seed. */
export const lexiconScenes: Readonly<Record<string, TableScenePlan>> = {
  'lexikon/aminosaeuren': {
    wall: 'lilac',
    table: 'sage',
    subject: { markup: bowlOf({ glaze: plum, filling: beanStew, kinds: ['beans', 'egg'] }), size: 172 },
    front: ['egg', 'slices'],
  },
  'lexikon/ballaststoffe': {
    wall: 'wheat',
    table: 'walnut',
    subject: single('slices', 184, 0.9),
    back: ['jar'],
    front: ['carrot', 'apple'],
  },
  'lexikon/calcium': {
    wall: 'mist',
    table: 'oak',
    subject: single('milk', 196, 0.56),
    front: ['broccoli', 'nuts'],
    mirrored: true,
  },
  'lexikon/eisen': {
    wall: 'rose',
    table: 'walnut',
    subject: soup(lentilStew, ['lentils', 'spinach'], mist),
    front: ['spinach', 'lemon', 'spinach'],
  },
  'lexikon/fette': {
    wall: 'sage',
    table: 'linen',
    subject: single('oil', 216, 0.3),
    front: ['nuts', 'basil', 'slice'],
  },
  'lexikon/folat': {
    wall: 'paper',
    table: 'sage',
    subject: { markup: bowlOf({ glaze: terracotta, filling: greenSoup, kinds: ['spinach', 'broccoli'] }), size: 176 },
    front: ['spinach', 'tomato', 'broccoli'],
    mirrored: true,
  },
  'lexikon/freie-zucker': {
    wall: 'apricot',
    table: 'linen',
    subject: { markup: objects.jarMilk.markup, size: 170, shade: 0.66 },
    front: ['apricot', 'spoon', 'berries'],
  },
  'lexikon/glykaemischer-index': {
    wall: 'mist',
    table: 'walnut',
    subject: fruitBowl(china),
    front: ['slice', 'potato'],
    mirrored: true,
  },
  'lexikon/grundumsatz': {
    wall: 'lilac',
    table: 'oak',
    view: 'night',
    subject: single('cat', 180, 0.7),
    front: ['clock'],
  },
  'lexikon/jod': {
    wall: 'forest',
    table: 'mist',
    subject: { markup: plateOf(['fish', 'lemon']), size: 236, shade: 0.9 },
    back: ['salt', 'milk'],
    front: ['egg', 'dill'],
  },
  'lexikon/kilokalorie': {
    wall: 'rose',
    table: 'oak',
    subject: single('candle', 178, 0.5),
    front: ['apple', 'nuts', 'bread'],
  },
  'lexikon/kohlenhydrate': {
    wall: 'wheat',
    table: 'oak',
    subject: single('flour', 176, 0.66),
    back: ['jar'],
    front: ['potato', 'slices', 'potato'],
    mirrored: true,
  },
  'lexikon/naehrwertkennzeichnung': {
    wall: 'sage',
    table: 'oak',
    subject: single('carton', 186, 0.66),
    front: ['lemon', 'tomato', 'nuts'],
  },
  'lexikon/omega-3-fettsaeuren': {
    wall: 'dusk',
    table: 'linen',
    subject: { markup: bowlOf({ glaze: mist, filling: greenSoup, kinds: ['nuts', 'fish'] }), size: 174 },
    back: ['oil'],
    front: ['nuts', 'dill', 'nuts'],
  },
  'lexikon/pal-wert': {
    wall: 'paper',
    table: 'mist',
    view: 'autumn',
    subject: single('clock', 168, 0.66),
    front: ['pear', 'water'],
  },
  'lexikon/proteine': {
    wall: 'apricot',
    table: 'sage',
    subject: {
      markup: bowlWith(sage, [
        ['egg', 34, 46, 30, -10],
        ['egg', 58, 46, 30, 8],
        ['egg', 46, 52, 32, -4],
        ['egg', 70, 51, 30, 12],
      ]),
      size: 172,
    },
    back: ['milk'],
    front: ['nuts', 'broccoli'],
  },
  'lexikon/saettigung': {
    wall: 'sage',
    table: 'walnut',
    subject: soup(pumpkinSoup, ['pumpkin', 'nuts']),
    front: ['slices', 'spoon', 'apple'],
    mirrored: true,
  },
  'lexikon/speisesalz': {
    wall: 'mist',
    table: 'linen',
    subject: single('salt', 164, 0.86),
    front: ['egg', 'tomato', 'potato'],
  },
  'lexikon/vitamin-b12': {
    wall: 'wheat',
    table: 'sage',
    subject: cheeseBoard,
    back: ['milk'],
  },
  'lexikon/vitamin-d': {
    wall: 'apricot',
    table: 'oak',
    view: 'day',
    subject: { markup: plateOf(['fish', 'mushroom', 'egg']), size: 232, shade: 0.9 },
    front: ['mushroom', 'egg'],
    mirrored: true,
  },
}
