import type { Form } from '../form.ts'
import { bakedPotatoes, tray } from './baked.ts'
import { balls, cream, muesli, nibbles, porridge } from './bowls.ts'
import { bread, wraps } from './breads.ts'
import { bakedPancakes, casserole, gratin, stuffed } from './casseroles.ts'
import { dumplings } from './dumplings.ts'
import { dip, pancakes, patties, schnitzel } from './fried.ts'
import { glass } from './glasses.ts'
import { asparagus, chicken, filletForm, fish, ragout, roast } from './mains.ts'
import { eggs, scramble, skillet } from './pans.ts'
import { pasta, potatoNoodles } from './pasta.ts'
import { muffins, schmarren, strudel } from './pastries.ts'
import { bed, polenta, rice, stirFry } from './rice.ts'
import { salad } from './salads.ts'
import { broth, soup } from './soups.ts'
import { curry, goulash, stew } from './stews.ts'

/** All forms by the names that pictures of recipes use. */
export const forms: ReadonlyMap<string, Form> = new Map<string, Form>([
  ['asparagus', asparagus],
  ['baked-pancakes', bakedPancakes],
  ['baked-potatoes', bakedPotatoes],
  ['balls', balls],
  ['bed', bed],
  ['bread', bread],
  ['broth', broth],
  ['casserole', casserole],
  ['chicken', chicken],
  ['cream', cream],
  ['curry', curry],
  ['dip', dip],
  ['dumplings', dumplings],
  ['eggs', eggs],
  ['fillet', filletForm],
  ['fish', fish],
  ['glass', glass],
  ['goulash', goulash],
  ['gratin', gratin],
  ['muesli', muesli],
  ['muffins', muffins],
  ['nibbles', nibbles],
  ['pancakes', pancakes],
  ['pasta', pasta],
  ['patties', patties],
  ['polenta', polenta],
  ['porridge', porridge],
  ['potato-noodles', potatoNoodles],
  ['ragout', ragout],
  ['rice', rice],
  ['roast', roast],
  ['salad', salad],
  ['schmarren', schmarren],
  ['schnitzel', schnitzel],
  ['scramble', scramble],
  ['skillet', skillet],
  ['soup', soup],
  ['stew', stew],
  ['stir-fry', stirFry],
  ['strudel', strudel],
  ['stuffed', stuffed],
  ['tray', tray],
  ['wraps', wraps],
])
