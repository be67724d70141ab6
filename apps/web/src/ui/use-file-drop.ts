import { type DragEvent, useEffect, useRef, useState } from 'react'

const carriesFiles = (event: { dataTransfer: DataTransfer | null }) => event.dataTransfer?.types.includes('Files')

/**
 * Drop zone for files.
 * @returns whether files are being dragged over it, and the event handlers for its element
 */
export function useFileDrop(onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  // Nesting level of the dragged-over element: child elements fire dragenter and dragleave events of their own.
  const depth = useRef(0)
  const changeDepth = (by: number) => {
    depth.current = by === 0 ? 0 : Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  usePreventFileNavigation()
  return {
    isOver,
    handlers: {
      onDragEnter: (event: DragEvent) => carriesFiles(event) && changeDepth(1),
      onDragLeave: (event: DragEvent) => carriesFiles(event) && changeDepth(-1),
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        changeDepth(0)
        onDrop([...event.dataTransfer.files])
      },
    },
  }
}

/** Prevents the browser from opening a file dropped outside the drop zone, which would replace the page. */
function usePreventFileNavigation() {
  useEffect(() => {
    const prevent = (event: globalThis.DragEvent) => carriesFiles(event) && event.preventDefault()
    window.addEventListener('dragover', prevent)
    window.addEventListener('drop', prevent)
    return () => {
      window.removeEventListener('dragover', prevent)
      window.removeEventListener('drop', prevent)
    }
  }, [])
}
