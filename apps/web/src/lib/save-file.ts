/** Saves a file through the browser's download under the given name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked later, because the browser reads the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
