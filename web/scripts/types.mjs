// Writes the sources that are made from others: types of messages and of the catalogue.
import './wire-types.mjs';
import './catalogue-types.mjs';
