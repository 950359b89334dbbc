/** Words that belong to food, drink and the places that serve them, by subject. */
export const FOOD_AND_DRINK: Readonly<Record<string, string>> = {
  restaurants: `apron bar bookings brigade burns cafe chef cook cover delivery dessert diner dish front fryer grill
    hospitality kitchen knife kp main menu menus pass plate pot prep pub restaurant sous supper table
    takeaway tasting tip waitress walkout wash`,
  cooking: `bake batch beans beef boil bowl butter chicken chilli chop chutney cook cupboard curry dinner dish
    egg ferment fish flavour freezer fridge fry garlic herbs hob ingredient jam jar kimchi kitchen knife
    lamb larder leftovers lemon lentils lunch meal noodles oil onion oven pan pasta pepper pickle pork
    pot potato preserve recipe rice roast salad salt sauce simmer soup spice spoon stew stove supper
    taste tasty tomato veg vegetable vinegar`,
  baking: `bake bean birthday biscuit bread brownie bun butter cacao cake caramel chocolate cocoa cookie cream
    croissant crumb crust dough egg flour fold gluten grain hydration iced icing jam knead loaf oven
    pastry pie prove rise roll rye salt scone slice sourdough sponge sugar sweet tart tin toast truffle
    wedding wheat yeast`,
  dairy: `blue board brie butter cave cheddar cheese cheesemaker cheesemonger churn counter cow crackers cream
    curd dairy deli farm farmhouse goat herd mature milk mould pasture raw rennet rind ripe ripen sheep
    smell udder unpasteurised wax wedge wheel whey yoghurt`,
  hotdrinks: `aroma assam barista bean biscuit brew cafe cafetiere caffeine chai coffee crema cup darjeeling
    espresso farm filter flat flavour grind harvest herbal infusion kettle latte leaf loose milk mug
    natural oolong origin pot pour roast roastery saucer steep tea teapot washed`,
  drinks: `alcohol-free ale apple bar barley barrel beer bottle brew cask cellar cider cork distillery drink
    dry ferment fizz fizzy gin glass grape hop juice kombucha lager malt mocktail natural orchard pear
    perry pint press pub sober sour sparkling spirit stout sweet tannin tap taste vine vineyard vintage
    whisky yeast`,
  grocery: `apples bacon basket beetroot berries boat box bulk butcher cabbage carrots crab crate delivery eggs
    farm fish fishmonger greengrocer grocer harvest honey kale landed leeks local mackerel market meat
    organic oysters pantry plastic produce refill sausages scoop season shelf shop squash stall
    strawberries supermarket veg waste wholefood zero`,
  bees: `apiary bee beekeeper beeswax blossom brood clover colony comb drone flowers forage frame heather
    hive honey honeycomb jar lime nectar pollen pollinator queen raw runny smoker sting swarm varroa
    veil wax winter`,
  hotels: `airbnb arrive b&b bed bookings breakfast cabin campsite check-in cottage fire glamping guest
    guesthouse holiday host hostel hotel housekeeping inn key keys landlady linen reception towels view
    weekend`,
}
