import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BrokenCup } from './broken-cup.tsx'
import { EmptyPlate } from './empty-plate.tsx'
import { Letter } from './letter.tsx'
import { LockedJar } from './locked-jar.tsx'
import { MarketBasket } from './market-basket.tsx'
import { MorningKitchen } from './morning-kitchen.tsx'
import { NotebookAndPear } from './notebook-and-pear.tsx'
import { OpenDoor } from './open-door.tsx'
import { SetTable } from './set-table.tsx'
import { SinglePot } from './single-pot.tsx'
import { SpilledFlour } from './spilled-flour.tsx'
import { TrainerDesk } from './trainer-desk.tsx'

const vignettes = [
  BrokenCup,
  EmptyPlate,
  Letter,
  LockedJar,
  MarketBasket,
  NotebookAndPear,
  OpenDoor,
  SetTable,
  SinglePot,
  SpilledFlour,
  TrainerDesk,
]
const scenes = [MorningKitchen, ...vignettes]

describe('every scene', () => {
  it.each(scenes)('$name passes a strict content security policy', (Scene) => {
    expect(renderToStaticMarkup(<Scene />)).not.toMatch(/\sstyle=|<style|<script/)
  })

  it.each(scenes)('$name is hidden from assistive technology without a title and an image with one', (Scene) => {
    expect(renderToStaticMarkup(<Scene />)).toMatch(/^<svg aria-hidden="true"/)
    const named = renderToStaticMarkup(<Scene title="Frühstück" />)
    expect(named).toMatch(/^<svg role="img" aria-labelledby="([^"]+)"[^>]*><title id="\1">Frühstück<\/title>/)
  })

  it.each(scenes)('$name refers only to shapes it holds, also when it stands twice on a page', (Scene) => {
    const markup = renderToStaticMarkup(
      <>
        <Scene />
        <Scene />
      </>,
    )
    const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    const references = [...markup.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })

  it.each(vignettes)('$name stays below 25 kB', (Scene) => {
    expect(renderToStaticMarkup(<Scene />).length).toBeLessThan(25_000)
  })

  it('keeps the wide stage below 50 kB', () => {
    expect(renderToStaticMarkup(<MorningKitchen />).length).toBeLessThan(50_000)
  })
})
