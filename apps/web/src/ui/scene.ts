import type { ComponentType } from 'react'

export type Drawing = ComponentType<{ className?: string }>

/** A drawing whose code is loaded on demand, once. */
export type Scene = () => Promise<Drawing>

export interface StillProps {
  scene: Scene
  /** Sizes the frame; give it the drawing's aspect ratio, so that nothing moves while it is on its way. */
  className?: string
}

/** Makes a scene from the import of its drawing. */
export function scene(load: Scene): Scene {
  let loading: Promise<Drawing> | undefined
  return () => {
    loading ??= load()
    return loading
  }
}
