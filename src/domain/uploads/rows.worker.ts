/** Reads the files of all uploads. */
import { expose } from 'comlink'
import { readRows } from './read-rows.ts'

expose({ readRows })
