import { scene } from '../../ui/scene.ts'

export const notebookAndPear = scene(
  async () => (await import('../../ui/pictures/scenes/notebook-and-pear.tsx')).NotebookAndPear,
)
