import { type DragEvent, useEffect, useRef, useState } from 'react'

const carriesFiles = (event: { dataTransfer: DataTransfer | null }) => event.dataTransfer?.types.includes('Files')

/**
 * Makes an area take files that are dropped on it.
 * @returns whether files hover over it, and the handlers for the area
 */
export function useDrop(onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  // Every element inside reports its own entering and leaving.
  const depth = useRef(0)
  const moved = (by: number) => {
    depth.current = by === 0 ? 0 : Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  useKeepPage()
  return {
    isOver,
    area: {
      onDragEnter: (event: DragEvent) => carriesFiles(event) && moved(1),
      onDragLeave: (event: DragEvent) => carriesFiles(event) && moved(-1),
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        moved(0)
        onDrop([...event.dataTransfer.files])
      },
    },
  }
}

/** A file dropped beside the area would open in place of the page. */
function useKeepPage() {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => carriesFiles(event) && event.preventDefault()
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])
}
