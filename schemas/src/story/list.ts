/** What stands in story places, one line each: the reactions of their maps' objects. The name is the place's. */
export {};
