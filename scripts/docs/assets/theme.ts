/** Sets the reader's choice of light or dark before the first paint. Without a choice, the system's applies. */
try {
  const theme = localStorage.getItem('theme')
  if (theme) document.documentElement.dataset['theme'] = theme
} catch {
  // Some browsers have no storage for a page opened from a folder.
}
