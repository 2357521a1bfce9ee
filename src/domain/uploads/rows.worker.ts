/** Reads the files of all uploads. */
import { expose } from 'comlink'
import { readFile } from './read-rows.ts'

expose({ readFile })
