import type { ComponentType } from 'react'
import { type Scene, scene } from '../../ui/scene.ts'

/** A scene of one ingredient on the table, from the import of its drawing. */
export const seasonScene = (load: () => Promise<ComponentType>): Scene =>
  scene(async () => {
    const [{ onTheTable }, ingredient] = await Promise.all([import('./on-the-table.tsx'), load()])
    return onTheTable(ingredient)
  })
