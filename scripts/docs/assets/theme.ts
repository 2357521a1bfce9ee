/**
 * Applies the reader's choice of light or dark theme before the first paint. Without a choice, the system's theme
 * applies.
 */
try {
  const theme = localStorage.getItem('theme')
  if (theme) document.documentElement.dataset['theme'] = theme
} catch {
  // Some browsers provide no storage for a page opened from a folder.
}
