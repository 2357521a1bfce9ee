/** Before the first paint: the reader's choice of light or dark, if there is one; else the system's. */
try {
  const theme = localStorage.getItem('theme')
  if (theme) document.documentElement.dataset['theme'] = theme
} catch {
  // No storage for a page from a folder, in some browsers.
}
