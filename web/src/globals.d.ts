/** The version of the page, put in by the build. */
declare const VERSION: string
